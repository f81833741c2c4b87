import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

export default function examples() {
  describeGroups('Order', {
    Basket: 'What is about to be ordered.',
  })

  exemplify({
    'clientItemId': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a3'],
    'formerPrice': [1190],
    'formerDays': [20],
    'productRemark': ['Delivered once a day.'],
    'blocked': ['basket.errors.changed'],
    'lockedUntil': [null],
    '{itemId}': ['0c7b1f0e-51b2-4a0e-9d4e-54a2a1b7b9a3'],
  })

  describeFields({
    '{itemId}': 'Id of the item, as it was sent.',
    'clientItemId': 'Id of the item, as it was sent.',
  })
}
