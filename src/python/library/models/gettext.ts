/** `gettext` for programs that say nowhere where translations lie: there are none, and each text stands for itself. */
export const TRANSLATING = String.raw`def gettext(message):
    return message


def ngettext(msgid1, msgid2, n):
    return msgid1 if n == 1 else msgid2


def pgettext(context, message):
    return message


def npgettext(context, msgid1, msgid2, n):
    return msgid1 if n == 1 else msgid2
`;

export const TRANSLATING_NAMES = 'gettext ngettext pgettext npgettext';

export const hasNoTranslations = (program: string): boolean =>
  !/\b(?:bindtextdomain|textdomain|translation|install|GNUTranslations)\(/.test(program);
