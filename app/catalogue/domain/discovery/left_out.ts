/** Why a file belongs to no product that could be proposed; said to operators. */
export const LEFT_OUT = {
  hidden: 'left behind by a program or an editor',
  format: 'neither CSV, Parquet nor PCAP by the end of its name',
  empty: 'empty file',
  no_day: 'no day in its name',
  day_in_folder: 'the day stands in the folder only; the shop reads it in names',
  no_such_day: 'there is no such day',
  future: 'the day is after today',
  other_name: 'another file has this day and part',
  few: 'too few days for a product',
  no_part: 'several files of a day that no number of up to four digits tells apart',
  unreadable: 'not what its name says: no sample could be read',
  too_many: 'beyond the most products of one file',
  known: 'a product of the shop has this code and this pattern already',
  unreadable_folder: 'this folder cannot be read',
  link: 'symbolic link, not followed',
  special: 'neither a file nor a folder',
} as const

export type LeftReason = keyof typeof LEFT_OUT
