export { AgeAxis, AgeTally } from './age_tally'
export { DeskCalm, DeskGroup, DeskRow, DeskSection } from './desk_list'
export { FileTally } from './file_tally'
