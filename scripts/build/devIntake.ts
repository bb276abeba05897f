import { isRunnableDevEnvironment, type Plugin } from 'vite';

type Intake = typeof import('../../server/intake.ts');
type Forms = typeof import('../../server/intakeForms.ts');
type Handover = typeof import('../../forms/handover.ts');

/** Runs the intake in the development server, so that forms can be submitted there. It stores into `DATA_DIR` or `data/`. */
export const devIntake = (): Plugin => ({
  name: 'dev-intake',
  apply: 'serve',
  async configureServer({ environments, middlewares, httpServer }) {
    const environment = environments.server;
    if (!httpServer || !environment || !isRunnableDevEnvironment(environment)) return;
    const { createIntake } = await environment.runner.import<Intake>('/server/intake.ts');
    const { intakeForms } = await environment.runner.import<Forms>('/server/intakeForms.ts');
    const { HANDOVER_PATH } = await environment.runner.import<Handover>('/forms/handover.ts');
    const paths = [...intakeForms.map(({ path }) => path), HANDOVER_PATH];
    const dataDir = process.env.DATA_DIR || 'data';
    const intake = await createIntake({ dataDir, siteDir: 'dist/client' });
    await intake.ready();
    httpServer.once('close', () => void intake.close());
    middlewares.use((request, response, next) =>
      paths.some((path) => request.url?.startsWith(path)) ? intake.routing(request, response) : next(),
    );
  },
});
