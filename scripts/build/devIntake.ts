import { isRunnableDevEnvironment, type Plugin } from 'vite';

type Intake = typeof import('../../server/intake.ts');
type Forms = typeof import('../../server/intakeForms.ts');

/**
 * Puts the intake behind the development server, so that an application can be submitted while developing. It stores
 * into `data/`, or where DATA_DIR says.
 */
export const intakeBehind = (): Plugin => ({
  name: 'intake-behind',
  apply: 'serve',
  async configureServer({ environments, middlewares, httpServer }) {
    const environment = environments.server;
    if (!httpServer || !environment || !isRunnableDevEnvironment(environment)) return;
    const { createIntake } = await environment.runner.import<Intake>('/server/intake.ts');
    const { intakeForms } = await environment.runner.import<Forms>('/server/intakeForms.ts');
    const dataDir = process.env.DATA_DIR || 'data';
    const intake = await createIntake({ dataDir, siteDir: 'dist/client' });
    await intake.ready();
    httpServer.once('close', () => void intake.close());
    middlewares.use((request, response, next) =>
      intakeForms.some(({ path }) => request.url?.startsWith(path)) ? intake.routing(request, response) : next(),
    );
  },
});
