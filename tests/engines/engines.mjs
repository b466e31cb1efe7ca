// `npm run engines`: the airplane-mode journey in Firefox and in WebKit, as far as they are on this machine.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from '../../supabase/local/ensureInstalled.mjs';
import { installTools } from '../runner/installTools.mjs';

await ensureInstalled();
installTools(path.join(root, 'tests/engines'));

const node = path.join(root, 'node_modules/.bin/node');
const engines = spawn(node, [path.join(root, 'tests/engines/engines.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LITE_TELEMETRY: '0' },
});
process.on('SIGINT', () => engines.kill('SIGINT'));
engines.on('exit', (code) => process.exit(code ?? 1));
