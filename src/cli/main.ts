/** The command line: `neural-debug COMMAND …`. */
import { useFiles } from '../python/files/files';
import { nodeFiles } from '../python/files/node-files';
import { runCommandLine } from './command-line';

useFiles(nodeFiles);

// A reader that closes the pipe early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

void runCommandLine(process.argv.slice(2));
