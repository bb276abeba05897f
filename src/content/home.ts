import type { Slot } from '#src/content/media.ts';

/** The pictures of the carousel, in their order. */
export const carousel: readonly Slot[] = ['car-1', 'car-2', 'car-3', 'car-4', 'car-5', 'car-6', 'car-7', 'car-8'];

/** The first lines of the two letters, which stand whole in `letters/`. */
export const teasers = {
  bishop: {
    placeholder: true,
    kicker: 'Message from His Eminence',
    title: 'رسالةٌ إلى الخرّيجين',
    excerpt:
      'في صباحٍ من صباحات الخريف دخلتم هذه المدرسة أوّل مرّة، وأيديكم في أيدي أهلكم. واليوم تخرجون منها وقد كبرت أسئلتكم، واتّسعت قلوبكم، وصار لكلّ واحدٍ منكم صوتٌ يُعرَف به.',
    link: 'قراءة الرسالة كاملةً',
  },
  principal: {
    placeholder: true,
    kicker: 'Message from the Principal',
    title: 'A word of welcome',
    excerpt:
      'A school is first of all a place where someone is expected. When a child is late, somebody notices; when a child has good news, somebody has time to hear it.',
    link: 'Read the whole letter',
  },
} as const;
