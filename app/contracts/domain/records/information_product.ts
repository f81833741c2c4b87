import { judged, refusedName, tidy, type Judged, type Sent } from '#contracts/domain/records/judged'

/** What contracts of an information product are asked for. */
export type Asks = { affiliates: boolean; timeSeries: boolean; remark: boolean }

export type InformationProductValues = Asks & { name: string }

export type SentProduct = Partial<Asks> & { name?: Sent }

export function judgeInformationProduct(sent: SentProduct): Judged<InformationProductValues> {
  const { affiliates = false, timeSeries = false, remark = false } = sent
  const name = tidy(sent.name)
  return judged({ name, affiliates, timeSeries, remark }, [refusedName(name)])
}
