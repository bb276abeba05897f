// Completes package-lock.json after an install. Where a registry has no packages for other platforms, npm leaves these
// optional packages out of the lock, and `npm ci` then refuses it. Their names say which platform each is for.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'universal',
];

const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }), ...(os === 'linux' && libc && { libc: [libc] }) };
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const { dev, optionalDependencies = {} } of Object.values(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (platform.os || platform.cpu)
      lock.packages[`node_modules/${name}`] ??= { version, ...platform, ...(dev && { dev }), optional: true };
  }
const byName = ([a], [b]) => (a < b ? -1 : 1);
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(byName));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
