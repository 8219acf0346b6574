/** In the bundle, what the package of the server takes for its surroundings: without a validator of schemas, which is as large as the server. */
export { default as process } from 'node:process';

/** The default for schemas that nobody brings one for: ours all do (mcp-server.ts), and no form is ever sent to be filled in. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new TypeError('No schema is validated here.');
  }
}
