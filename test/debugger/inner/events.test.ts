/** What runs inside statements: with CPython in the model's place, the machine makes exactly CPython's events. */
import { describeRecordedEvents } from '../../support/recorded-events';

await describeRecordedEvents('what runs inside a statement', 'inner');
