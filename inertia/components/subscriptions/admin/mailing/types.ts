import type { Data } from '@generated/data'
import { typeAddress, type Type } from '../subscribers/types'

export type Mailing = Data.Subscriptions.Mailing

export const mailingAddress = (type: Pick<Type, 'id'>) => `${typeAddress(type)}/sendEmail`
