/**
 * Who may import whom. Layers point one way, and so do the folders inside a layer; nothing imports in a circle, types included.
 * `npm run lint` checks it; CONTRIBUTING.md has the same as a table.
 */

/** Layers, and folders inside a layer, from the bottom up: each may import those before it. */
const layers = ['python', 'codec', 'model', 'sandbox', 'debugger', 'adapter', 'extension'];
const folders = {
  codec: ['vocabulary', 'values', 'step', 'function', 'backward', 'traces'],
  'codec/step': ['syntax', 'query-building', ['prompt', 'stand-ins'], 'answer'],
  'python/statements': ['tree', ['statement', 'expression-at']],
  debugger: [
    ['program', 'objects', 'state'],
    ['classes', 'calls'],
    ['machine', 'predict', 'decompose', 'launch', 'evaluate'],
    ['live-edit', 'functions', 'backward', 'breakpoints', 'session'],
    ['causes', 'survey'],
  ],
  'debugger/launch/top-level': ['units', 'run', 'modules'],
  'debugger/machine': ['control', 'effects', 'frames', 'steps', 'line-events', 'machine'],
  'debugger/inner': [
    'calls',
    'classes',
    'operators',
    'built-ins',
    ['enumerations', 'method-values', 'operator-calls'],
    'special-calls',
  ],
  'debugger/session': ['history', 'commands', ['forward', 'reverse', 'crash-search'], 'session'],
  'adapter/agents': ['contract', ['compare', 'inputs', 'repair', 'trace', 'traceback'], 'tools', 'agent-tools'],
  'extension/launch': ['calls', 'configuration', 'functions', ['commands', 'sample'], 'register'],
  'extension/values': ['text', 'requests', ['hover', 'whatIf'], 'inline', 'register'],
};

/** A rule for each step of the ladder: what stands lower may not import what stands higher. */
function ladder(name, base, steps) {
  return steps.slice(0, -1).map((step, index) => ({
    name: `${name}-${[step].flat().join('-').replaceAll('/', '-')}`,
    severity: 'error',
    comment: `Folders of ${base} import those before them: ${steps.map((one) => [one].flat().join(', ')).join(' < ')}.`,
    from: { path: pathOf(base, step) },
    to: { path: pathOf(base, steps.slice(index + 1)), pathNot: pathOf(base, steps.slice(0, index + 1)) },
  }));
}

function pathOf(base, steps) {
  return `^${base}/(?:${[steps].flat(2).join('|')})[/.]`;
}

function only(layer, modules) {
  return {
    name: `only-${layer}-imports-${modules[0].replace(/\W+/g, '-')}`,
    severity: 'error',
    comment: `Only src/${layer} imports ${modules.join(', ')}.`,
    from: { path: '^src/', pathNot: `^src/${layer}/` },
    to: { path: `(?:^|node_modules/)(?:${modules.join('|')})(?:/|$)` },
  };
}

/** Parts of the core and of the adapter that only a process of Node has. */
const ofNode = [
  '^src/model/node/',
  '^src/model/network/native-network\\.ts$',
  '^src/python/files/(?:node-files|packed-file)\\.ts$',
  // It looks for the two files of the parser on disk.
  '^src/python/source\\.ts$',
  // Streams, sockets and tokens.
  '^src/adapter/adapter\\.ts$',
  '^src/adapter/wire/(?:service-reader|stream-service|stream-session|token)\\.ts$',
];

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^vscode$' },
    },
    ...ladder('layers', 'src', layers),
    ...Object.entries(folders).flatMap(([layer, steps]) => ladder(layer, `src/${layer}`, steps)),
    {
      name: 'protocol-is-the-bottom-of-the-adapter',
      severity: 'error',
      from: { path: '^src/adapter/protocol/' },
      to: { path: '^src/adapter/', pathNot: '^src/adapter/protocol/' },
    },
    {
      name: 'tools-of-agents-know-no-session',
      severity: 'error',
      comment: 'They are stateless, and answer without a debug session.',
      from: { path: '^src/adapter/agents/' },
      to: { path: '^src/adapter/(?:requests|session|adapter)' },
    },
    {
      name: 'worker-has-no-editor',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(?:extension|cli)/' },
    },
    {
      name: 'command-line-has-no-editor',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/extension/' },
    },
    {
      name: 'nobody-imports-the-command-line',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    only('extension', ['vscode']),
    only('cli', ['@modelcontextprotocol/server']),
    {
      name: 'native-network-alone-loads-the-runtime',
      severity: 'error',
      comment: 'The switch of its telemetry is set before the native library is loaded.',
      from: { path: '^src/', pathNot: '^src/model/network/native-network\\.ts$' },
      to: { path: '(?:^|node_modules/)onnxruntime-node(?:/|$)' },
    },
    {
      name: 'networks-alone-know-the-runtimes',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/model/network/' },
      to: { path: '(?:^|node_modules/)onnxruntime-(?:web|common)(?:/|$)' },
    },
    {
      name: 'core-without-node',
      severity: 'error',
      comment:
        'What answers runs in a browser, too: files, processes and the native runtime are handed in. What is left of Node is listed.',
      from: { path: '^src/(?:python|codec|model|debugger|adapter|web|extension/web)/', pathNot: ofNode },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-does-not-reach-node',
      severity: 'error',
      from: { path: '^src/(?:python|codec|model|debugger|adapter|web|extension/web)/', pathNot: ofNode },
      to: { path: ofNode },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
