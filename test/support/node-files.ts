/** Before each file of tests: programs are read from this machine's disk. */
import { useFiles } from '../../src/python/files/files';
import { nodeFiles } from '../../src/python/files/node-files';

useFiles(nodeFiles);
