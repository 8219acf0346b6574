/** Which operand is taken once a test is known: the machine, answered by CPython itself, makes exactly CPython's events. */
import { describeRecordedEvents } from '../../support/recorded-events';

await describeRecordedEvents('conditions over calls of the program', 'conditions');
