/* Lists: described once; shown on pages, answered to programs, exported. */
export { allOf, anyOf, contains, either, literally, type Condition } from '#shared/lists/condition'
export { answerList, askList } from '#shared/lists/answer_list'
export { defineList, defineOwnList } from '#shared/lists/define_list'
export { datedFile, exportList } from '#shared/lists/export_list'
export { showList, showNothing } from '#shared/lists/show_list'
export { selected } from '#shared/lists/selected'
export type { Csv } from '#shared/lists/description'
