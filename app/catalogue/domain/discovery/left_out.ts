/** Why a file belongs to no product that could be proposed; each is said to operators and staff. */
export const LEFT_REASONS = [
  ...[
    'hidden',
    'format',
    'empty',
    'no_day',
    'day_in_folder',
    'no_such_day',
    'future',
    'other_name',
  ],
  ...['few', 'no_part', 'unreadable', 'too_many', 'known', 'in_shop', 'unreadable_folder', 'link'],
  'special',
] as const

export type LeftReason = (typeof LEFT_REASONS)[number]
