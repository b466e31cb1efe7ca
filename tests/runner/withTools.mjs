// `npm run bench`, `npm run engines`: installs what tests/<name> needs, then runs its <name>.ts on the project's own Node.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from '../../supabase/local/ensureInstalled.mjs';
import { installTools } from './installTools.mjs';

const [name, ...options] = process.argv.slice(2);
const folder = path.join(root, 'tests', name);
await ensureInstalled();
installTools(folder);

const isWindows = process.platform === 'win32';
const node = path.join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
const child = spawn(node, [path.join(folder, `${name}.ts`), ...options], {
  cwd: root,
  stdio: 'inherit',
  shell: isWindows,
  env: { ...process.env, LITE_TELEMETRY: '0' },
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
