import ClaimsDomain
import EventSourcing

extension UploadStatus: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .staged: Wording("Waiting", "En espera")
    case .uploading: Wording("Uploading", "Subiendo")
    case .stored: Wording("Stored", "Almacenado")
    case .failed: Wording("Failed", "Fallido")
    case .quarantined: Wording("Quarantined", "En cuarentena")
    }
  }
}

extension DamageStatus: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .proposed: Wording("Proposed", "Propuesto")
    case .assessed: Wording("Assessed", "Peritado")
    case .agreed: Wording("Agreed", "Acordado")
    case .disputed: Wording("Disputed", "En desacuerdo")
    }
  }
}

extension DamageSeverity: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .minor: Wording("Minor", "Leve")
    case .moderate: Wording("Moderate", "Moderado")
    case .severe: Wording("Severe", "Grave")
    case .total: Wording("Total loss", "Pérdida total")
    }
  }
}

extension MeasurementKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .distance: Wording("Distance", "Distancia")
    case .area: Wording("Area", "Superficie")
    case .volume: Wording("Volume", "Volumen")
    }
  }
}

extension MeasurementUnit: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .millimetre: Wording("Millimetres", "Milímetros")
    case .squareMillimetre: Wording("Square millimetres", "Milímetros cuadrados")
    case .cubicMillimetre: Wording("Cubic millimetres", "Milímetros cúbicos")
    }
  }
}

extension MeasurementAccuracy: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .high: Wording("High", "Alta")
    case .medium: Wording("Medium", "Media")
    case .low: Wording("Low", "Baja")
    }
  }
}

extension LineItemStatus: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .asked: Wording("Asked", "Solicitada")
    case .passed: Wording("Passed", "Aceptada")
    case .rejected: Wording("Rejected", "Rechazada")
    }
  }
}
