import type { Reference } from '#delivery/domain/reference'
import { DeliveryOwner } from '#delivery/ports/delivery_owner'
import { definePort } from '#shared/ports'

export const deliveryOwners = definePort<DeliveryOwner>('delivery.owners')

/** What nobody owns nobody may fetch. */
const NOBODY = new DeliveryOwner()

export const ownerOf = ({ kind }: Reference): DeliveryOwner => deliveryOwners.of(kind) ?? NOBODY
