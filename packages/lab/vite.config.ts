import { nodeBundle } from '../../scripts/node-bundle.mjs';

export default nodeBundle({
  airlock: 'main.ts',
  // The threads that it starts.
  worker: 'simulation/worker.ts',
});
