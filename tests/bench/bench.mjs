// `npm run bench`: installs what measuring needs, then runs bench.ts on the project's own Node. Options stand in options.ts.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from '../../supabase/local/ensureInstalled.mjs';
import { installTools } from '../runner/installTools.mjs';

await ensureInstalled();
installTools(path.join(root, 'tests/bench'));

const node = path.join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const bench = spawn(node, [path.join(root, 'tests/bench/bench.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, LITE_TELEMETRY: '0' },
});
process.on('SIGINT', () => bench.kill('SIGINT'));
process.on('SIGTERM', () => bench.kill('SIGTERM'));
bench.on('exit', (code) => process.exit(code ?? 1));
