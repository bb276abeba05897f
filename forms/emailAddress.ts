import * as v from 'valibot';
import { latinDigits } from '#forms/text.ts';
import { withoutEnd } from '#languages/withoutEnd.ts';

const ascii = v.pipe(v.string(), v.rfcEmail());
const inAnyScript = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain as mail servers know it: `xn--…` where it has letters of another script. */
const asciiOf = (domain: string): string => {
  if (/^[\x20-\x7e]*$/.test(domain) || !inAnyScript.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/** The address with its domain in ASCII. */
export const withAsciiDomain = (address: string): string =>
  address.replace(/(@)([^@]*)$/, (_, at: string, domain: string) => at + asciiOf(domain));

/** Whether a mail server may know an address: what a browser's e-mail field takes, and domains in any script. */
export const isEmailAddress = (address: string): boolean => v.is(ascii, withAsciiDomain(address));

const around = /[\s<>()[\]:;,/"“”«»؛،‘]+/;
const beginning = /^[^@]+@[^@'?]+/;
const ENDS = '.,;؛،’/';

/**
 * The one address in what was pasted: 'mailto:rana@mail.example', 'Rana Khoury <rana@mail.example>', 'rana@mail.example;'. Behind
 * a dot and a space it may begin earlier, as in 'rana. khoury@mail.example'.
 */
export const addressIn = (text: string): string => {
  const typed = withoutEnd(latinDigits(text).replace(/^'(.*)'$/, '$1'), ENDS);
  if (/^[^\s<>()[\]:;"@‘]+@[^\s<>()[\]:;"@?]+$/.test(typed)) return typed;
  const parts = typed.split('@').map((part) => part.trim());
  const words = parts.join('@').split(around);
  const [address, ...others] = new Set(words.flatMap((word) => beginning.exec(word) ?? []));
  return address && others.length === 0 && !/\.\s+[^\s@<(]+@/.test(typed) ? withoutEnd(address, ENDS) : typed;
};
