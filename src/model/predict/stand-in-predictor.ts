/** Where stand-ins will do, the model is asked about those, and what it says is said of the real values; see `codec/step/stand-ins.ts`. */
import { acceptedAs, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import { withStandIns } from '../../codec/step/stand-ins';

export class StandInPredictor implements Predictor {
  constructor(private readonly predictor: Predictor) {}

  async predict(query: Query, options: PredictOptions = {}): Promise<Prediction> {
    const stoodIn = withStandIns(query);
    if (!stoodIn) return await this.predictor.predict(query, options);
    const accept = acceptedAs(options.accept, (first) => stoodIn.meant(first) ?? first);
    const said = await this.predictor.predict(stoodIn.query, { ...options, accept });
    return stoodIn.meant(said) ?? (await this.predictor.predict(query, options));
  }
}
