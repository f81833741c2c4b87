import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

/** What the fields of subscription types may look like. */
export default function examples() {
  describeGroups('Subscribe', {
    Subscriptions: 'Days of products as long as a subscription lasts.',
  })

  exemplify({
    'SubscriptionType.id': [1],
    'SubscriptionType.typeId': [1],
    'SubscriptionType.folderId': [1],
    'SubscriptionType.folder': ['Index data'],
    'SubscriptionType.name': ['Index Levels by the Second'],
    'SubscriptionType.description': ['Levels of all indices, one file a trading day'],
    'SubscriptionType.comment': [null],
    'SubscriptionType.isFilterable': [false],
    'SubscriptionType.specialType': [null],
    'SubscriptionType.snapshotAt': [null],
    'SubscriptionType.products': ['index_levels'],
    'SubscriptionType.updatedAt': ['2026-11-02T09:30:00.000Z'],
    'SubscriptionType.subscribers': [252],
    'SubscriptionType.hasSubscriptions': [true],
    'SubscriptionFolder.id': [1],
    'SubscriptionFolder.name': ['Index data'],
    'SubscriptionFolder.active': [true],
    '{subscription}': [1],
  })

  describeFields({
    '{subscription}': 'Id of the subscription type.',
    'folderId': 'Id of its folder.',
  })
}
