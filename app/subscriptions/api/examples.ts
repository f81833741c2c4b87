import { exemplify } from '#shared/http/api_description'

/** What the fields of subscription types may look like. */
export default function examples() {
  exemplify({
    'SubscriptionType.id': [1],
    'SubscriptionType.folderId': [1],
    'SubscriptionType.folder': ['Index data'],
    'SubscriptionType.name': ['Index Levels by the Second'],
    'SubscriptionType.description': ['Levels of all indices, one file a trading day'],
    'SubscriptionType.comment': [null],
    'SubscriptionType.isFilterable': [false],
    'SubscriptionType.specialType': [null],
    'SubscriptionType.snapshotAt': [null],
    'SubscriptionType.products': [1],
    'SubscriptionType.subscribers': [252],
    'SubscriptionType.hasSubscriptions': [true],
    'SubscriptionFolder.id': [1],
    'SubscriptionFolder.name': ['Index data'],
    'SubscriptionFolder.active': [true],
  })
}
