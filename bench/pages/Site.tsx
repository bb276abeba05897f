import '../../src/styles/tokens.css';
import '../../src/styles/fonts/fonts.css';
import '../../src/styles/base.css';
import '../../src/styles/frame.css';
import '../../src/styles/form.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Footer } from '../../src/frame/footer/Footer.tsx';
import { Header } from '../../src/frame/header/Header.tsx';
import { Breadcrumb } from '../../src/frame/navigation/Breadcrumb.tsx';
import { SkipLink } from '../../src/frame/navigation/SkipLink.tsx';

const path = '/join-us/as-staff';

/** Renders a form in the frame of this site. */
export const show = (form: ReactNode) =>
  createRoot(document.querySelector('#root')!).render(
    <>
      <SkipLink />
      <Header path={path} />
      <Breadcrumb path={path} />
      <main id="main" className="main" tabIndex={-1}>
        <div className="application">
          <h1>Staff Application</h1>
          <div className="wizard" data-ready>
            <div className="wizard-body">{form}</div>
          </div>
        </div>
      </main>
      <Footer path={path} />
    </>,
  );
