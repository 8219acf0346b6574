/** Confidences as they turn out on held-out steps, instead of what the network says of itself. */
import { acceptedAs, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import { calibratedPrediction, type CalibrationCurve } from '../calibration';

export class CalibratedPredictor implements Predictor {
  constructor(
    private readonly predictor: Predictor,
    private readonly curve: CalibrationCurve,
  ) {}

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const calibrated = (said: Prediction): Prediction => calibratedPrediction(said, this.curve);
    const accept = acceptedAs(options.accept, calibrated);
    return calibrated(await this.predictor.predict(query, { ...options, accept }));
  }
}
