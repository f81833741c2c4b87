/** What every record has that staff add, edit and delete one by one. */
export type KeptRecord = { id: number; version: number }

/** Names the menu of a record, which takes the focus back when its form is closed. */
export const recordMenuId = ({ id }: Pick<KeptRecord, 'id'>) => `record_${id}`
