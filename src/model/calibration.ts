/** From what the network says of itself to how often it is right: a curve fitted on held-out steps. */
import type { Prediction } from '../codec/query';

/** Points of a rising curve, by what was said: said and right, each 0 to 1. */
export type CalibrationCurve = readonly (readonly [said: number, right: number])[];

/** The curve at `confidence`, straight between its points and level outside them. */
export function calibrated(confidence: number, curve: CalibrationCurve): number {
  const after = curve.findIndex(([said]) => said >= confidence);
  const [x1, y1] = curve[after < 0 ? curve.length - 1 : after] ?? [confidence, confidence];
  const [x0, y0] = (after > 0 ? curve[after - 1] : undefined) ?? [x1, y1];
  if (after < 0 || x1 === x0) return y1;
  return y0 + ((y1 - y0) * (confidence - x0)) / (x1 - x0);
}

/** A prediction whose confidences have been put on the curve. */
export function calibratedPrediction(prediction: Prediction, curve: CalibrationCurve): Prediction {
  const on = <T extends { readonly confidence: number }>(value: T): T => ({
    ...value,
    confidence: calibrated(value.confidence, curve),
  });
  return {
    ...prediction,
    values: prediction.values.map(on),
    changes: prediction.changes.map(on),
    outcomeConfidence: calibrated(prediction.outcomeConfidence, curve),
    confidence: calibrated(prediction.confidence, curve),
  };
}

export function isCurve(curve: unknown): curve is CalibrationCurve {
  return (
    Array.isArray(curve) &&
    curve.every(
      (point: unknown) =>
        Array.isArray(point) &&
        point.length === 2 &&
        point.every((share) => typeof share === 'number' && share >= 0 && share <= 1),
    )
  );
}
