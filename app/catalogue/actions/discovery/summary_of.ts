import type { LeftOut } from '#catalogue/domain/discovery/group_files'
import { LEFT_OUT } from '#catalogue/domain/discovery/left_out'

export const summaryOf = (left: readonly LeftOut[]) =>
  [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, files]) => ({
    ...{ reason, says: LEFT_OUT[reason], count: files.length, example: files[0]!.path },
  }))
