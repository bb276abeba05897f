// `npm run test:platforms`, or `-- 24 26` for some versions: tries the product on each version of Node that people use.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const majors = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24', '26'];
const steps = {
  installs: ['npm', 'ci'],
  builds: ['npm', 'run', '--silent', 'build'],
  'receives, office': ['npx', 'vitest', 'run', '--mode', 'platforms'],
  'node tests': ['npx', 'vitest', 'run', '--project', 'node'],
};
const logs = resolve('test-results/platforms');
const warning = /\w*Warning: .*|npm warn (?:EBADENGINE|deprecated) .*/g;

/** Installs a version of Node from the npm package `node`. Without the registry, a version that was installed before is used. */
const nodeFolder = (major) => {
  const place = resolve('.platforms', major);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "private": true }');
  const { status } = spawnSync('npm', ['install', '--prefix', place, `node@${major}`], { stdio: 'ignore' });
  const folder = join(place, 'node_modules/node/bin');
  const version = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version)
    throw new Error(`node@${major} could not be installed from the npm registry (npm ended with ${status}).`);
  return { folder, version };
};

/** Copies the files of the checkout, without those that git ignores. */
const copyTo = (place) => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 2 ** 26,
  });
  for (const file of String(files).split('\0').filter(existsSync)) cpSync(file, join(place, file), { force: true });
};

const runStepsOn = (major) => {
  const { folder, version } = nodeFolder(major);
  const place = mkdtempSync(join(tmpdir(), `bac-node-${major}-`));
  const row = { Node: version };
  try {
    copyTo(place);
    const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
    for (const [name, [command, ...args]] of Object.entries(steps)) {
      console.log(`Node ${version} ${name}: ${command} ${args.join(' ')}`);
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: place,
        env,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      const log = join(logs, `${major} ${name}.log`);
      writeFileSync(log, stdout + stderr);
      const warnings = new Set((stdout + stderr).match(warning));
      for (const each of warnings) console.log(`  ${each}`);
      if (status !== 0) return { ...row, [name]: `FAILS: ${log}` };
      row[name] = warnings.size > 0 ? `warns: ${log}` : 'yes';
    }
    return row;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const rows = majors.map(runStepsOn);
console.table(rows);
const failed = rows.filter((row) => Object.keys(steps).some((name) => row[name] !== 'yes')).map(({ Node }) => Node);
console.log(
  failed.length > 0
    ? `The product does not hold on Node ${failed.join(', ')}: see the table, and the logs it names.`
    : `The product installs, builds, receives and passes its Node tests on ${rows.map(({ Node }) => Node).join(', ')}.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
