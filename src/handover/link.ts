import { HANDOVER_LINK } from '#forms/handover.ts';

/** What a link of another device names: the encrypted draft, and its key. Both in base64url. */
interface HandoverLink {
  id: string;
  key: string;
}

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A new id of 128 random bits. */
export const newHandoverId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));

/** The address that another device opens: the form in the language of this page. Servers never see what is after the #. */
export const addressOf = ({ id, key }: HandoverLink): string =>
  `${window.location.origin}${window.location.pathname}#continue=${id}.${key}`;

/** Undefined for a link that was cut off, or has something else in it. */
export const parseLink = (text: string): HandoverLink | undefined => {
  const [, id, key] = HANDOVER_LINK.exec(text) ?? [];
  return id !== undefined && key !== undefined ? { id, key } : undefined;
};
