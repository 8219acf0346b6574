import { defineConfig } from 'vitest/config';

/** Tests that load the model or start processes, or take as long: a group of their own, so that the unit tests stay fast. */
const withModel = [
  'test/cli/**/*.test.ts',
  'test/model/{baseline,neural-predictor}.test.ts',
  'test/**/*.model.test.ts',
  'test/model/runtime.test.ts',
  'test/sandbox/process/{escapes,sandbox-process}.test.ts',
];

const setupFiles = ['test/support/node-files.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['test/{python,codec,model,sandbox,debugger,adapter,extension,web,fuzz,soak,support}/**/*.test.ts'],
          exclude: withModel,
          // No unit test replaces modules, so that those which a worker has loaded serve all of its files: half of the time.
          isolate: false,
          // Ends what hangs. What must be fast is judged by processor time: a busy machine makes no test fail.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'model',
          setupFiles,
          include: withModel,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'dap',
          include: ['test/dap/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'workbench',
          include: ['test/{workbench,site}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
