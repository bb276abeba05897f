import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const purify = DOMPurify(new JSDOM('').window);

export const sanitise = (html: string) => purify.sanitize(html, { USE_PROFILES: { html: true } });
