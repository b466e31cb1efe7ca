// Ends the process with a sentence where Node is too old. Old syntax only (start.mjs).
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    '\nCamply needs Node 20.19 or newer; this is ' +
      process.version +
      '.\nInstall a newer Node from https://nodejs.org\n',
  );
  process.exit(1);
}
