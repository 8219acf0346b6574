/** Where stand-ins will do, the model is asked about those, and what it says is said of the real values; see `codec/step/stand-ins/stand-ins.ts`. */
import { acceptedAs, type PredictOptions, type Prediction, type Predictor, type Query } from '../../codec/query';
import { withBegunLoop } from '../../codec/step/stand-ins/begun-loops';
import { withBytesAsText } from '../../codec/step/stand-ins/bytes-as-text';
import { withItemsAsNames } from '../../codec/step/stand-ins/items-as-names';
import { withSayable } from '../../codec/step/stand-ins/sayable-values';
import { withWindow } from '../../codec/step/stand-ins/windows';
import { withStandIns, type StoodIn } from '../../codec/step/stand-ins/stand-ins';

/** From one form of the question to the next: items of what is long and windows into it, what has no words, and what only grows or is handed on. */
const FORMS: readonly ((query: Query) => StoodIn | undefined)[] = [
  withBegunLoop,
  withItemsAsNames,
  withWindow,
  withBytesAsText,
  withSayable,
  withStandIns,
];

export class StandInPredictor implements Predictor {
  constructor(private readonly predictor: Predictor) {}

  async predict(query: Query, options?: PredictOptions): Promise<Prediction> {
    return await this.inForms(query, FORMS, options);
  }

  private async inForms(
    query: Query,
    [form, ...others]: typeof FORMS,
    options: PredictOptions = {},
  ): Promise<Prediction> {
    if (!form) return await this.predictor.predict(query, options);
    const stoodIn = form(query);
    if (!stoodIn) return await this.inForms(query, others, options);
    const accept = acceptedAs(options.accept, (first) => stoodIn.meant(first) ?? first);
    const said = await this.inForms(stoodIn.query, others, { ...options, accept });
    return stoodIn.meant(said) ?? (await this.inForms(query, others, options));
  }
}
