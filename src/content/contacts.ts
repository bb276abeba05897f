import { school } from '#src/content/school.ts';
import { briefcase, camera, film, mail, nodes, phone } from '#src/frame/icons.ts';

export interface Contact {
  /** A stroke from icons.ts. */
  icon: string;
  label: string;
  href: string;
  external?: true;
}

const { professional, photos, network, video } = school.social;

const social = {
  professional: { icon: briefcase, label: 'Professional network', href: professional, external: true },
  photos: { icon: camera, label: 'Photo sharing', href: photos, external: true },
  network: { icon: nodes, label: 'Social network', href: network, external: true },
  video: { icon: film, label: 'Video', href: video, external: true },
} as const satisfies Record<string, Contact>;

export const headerContacts: readonly Contact[] = [
  social.professional,
  social.photos,
  { icon: mail, label: 'Email', href: `mailto:${school.email.address}` },
  social.network,
  { icon: phone, label: 'Phone', href: '#contact' },
  social.video,
];

export const footerSocial: readonly Contact[] = [social.network, social.photos, social.video, social.professional];
