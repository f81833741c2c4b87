export const INDICES = [
  'ALSTER 30',
  'ALSTER 90',
  'ALSTER ALL',
  'ALSTER GREEN',
  'HANSE MID',
  'ELBE SMALL',
]
