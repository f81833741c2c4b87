/** Whose rows are asked for, of which days, and as they were known at which moment. */
export type Asked = { userIds: readonly number[]; from: string; to: string; moment: Date }

/** The same as bindings of a statement. */
export const bound = ({ userIds, from, to, moment }: Asked) => ({
  ...{ userIds: [...userIds], from, to, moment },
})
