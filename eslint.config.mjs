import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Imports point one way: extension -> adapter -> debugger -> model -> codec -> python. The command line may use all but the extension. */
const layers = ['python', 'codec', 'model', 'debugger', 'adapter', 'cli', 'extension'];
const mayImport = {
  python: [],
  codec: ['python'],
  model: ['codec', 'python'],
  debugger: ['model', 'codec', 'python'],
  adapter: ['debugger', 'model', 'codec', 'python'],
  cli: ['adapter', 'debugger', 'model', 'codec', 'python'],
  extension: ['adapter', 'debugger', 'model', 'codec', 'python'],
};
const layerRules = layers.map((layer) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: layers
              .filter((other) => other !== layer && !mayImport[layer].includes(other))
              .flatMap((other) => [`../${other}/*`, `../../${other}/*`]),
            message: `src/${layer} may import only from: ${mayImport[layer].join(', ') || 'nothing'}.`,
          },
          ...(layer === 'extension' ? [] : [{ group: ['vscode'], message: 'Only src/extension imports vscode.' }]),
          ...(layer === 'adapter'
            ? []
            : [{ group: ['@vscode/debugadapter'], message: 'Only src/adapter speaks DAP.' }]),
          ...(layer === 'model' ? [] : [{ group: ['onnxruntime-node'], message: 'Only src/model runs tensors.' }]),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.work', '.venv', 'out', 'models', 'training'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
  ...layerRules,
);
