import { schoolName } from '#languages/schoolName.ts';
import { backendOriginOf, environment } from '#server/environment.ts';
import { createIntake } from '#server/intake.ts';

try {
  const { host, port, ...settings } = environment(process.env);
  // The build of the site had the same value.
  const backendOrigin = backendOriginOf(import.meta.env.VITE_BACKEND_URL);
  const intake = await createIntake({ ...settings, backendOrigin, logger: { stream: process.stderr } });
  const url = await intake.listen({ host, port });
  console.log(`${schoolName()} is at ${url}`);
  const stop = () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    void intake.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  console.error(`The intake cannot start. ${error instanceof Error ? error.message : String(error)}`);
  // Something that does not respond may keep the process running.
  process.exit(1);
}
