// Installs what is missing and starts the server. Node built-ins only: everything after this runs on the
// Node of node_modules.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './ensureInstalled.mjs';

await ensureInstalled();

const node = path.join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
const server = spawn(node, [path.join(root, 'supabase/local/serve.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, LITE_TELEMETRY: '0' },
});

server.on('error', (error) => {
  console.error(
    `\nThe Node of this project did not start: ${error.message}\nDelete node_modules and start again.\n`,
  );
  process.exit(1);
});

// A terminal sends Ctrl-C to both processes, a plain kill only to this one: forward it.
process.on('SIGINT', () => server.kill('SIGINT'));
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
