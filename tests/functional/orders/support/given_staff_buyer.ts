import { ADDRESS, createStaff } from '#database/factories/identity/people'
import UserAddress from '#identity/models/user_address'
import { givenItem } from '#tests/functional/orders/support/given_basket'

/** A member of staff who can order: addresses, company, and a week of the product in the basket. */
export async function givenStaffBuyer(
  productCode: string,
  role: Parameters<typeof createStaff>[0]
) {
  const buyer = await createStaff(role)
  await buyer.merge({ company: 'Alster Exchange AG', tin: 'DE312748100' }).save()
  await UserAddress.createMany([
    { ...ADDRESS, userId: buyer.id, kind: 'billing' },
    { ...ADDRESS, userId: buyer.id, kind: 'delivery' },
  ])
  await givenItem(buyer, productCode)
  return buyer
}
