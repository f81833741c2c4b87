export const totalOf = ({ values }: { values: readonly number[] }) =>
  values.reduce((sum, value) => sum + value, 0)
