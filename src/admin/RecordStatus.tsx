'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

import { NOT_REACHED, recordAddress, refusalMessage, saveMethod } from './publishing/api'

/** What Payload's form takes for its new state. */
type Doc = Parameters<ReturnType<typeof useForm>['reset']>[0]

/**
 * Draft, Changed or Published, and 'Revert to published'. In the place of Payload's own, whose revert names the state that
 * was published as what it was made from, and is refused as stale whenever there is something to revert. This one names
 * what the form shows: it is refused only when somebody has saved since.
 */
export function RecordStatus() {
  const { collectionSlug, docPermissions, globalSlug, hasPublishedDoc, id, isTrashed, ...info } = useDocumentInfo()
  const { incrementVersionCount, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const { api: apiRoute } = useConfig().config.routes
  const { reset } = useForm()
  const { t } = useTranslation()
  const { toggleModal } = useModal()
  const basis = useFormFields(([fields]) => fields.updatedAt?.value)
  const tab = useFormFields(([fields]) => fields['lastSave.tab']?.value)
  const isChanged = hasPublishedDoc && info.unpublishedVersionCount > 0
  const modal = `confirm-revert-${globalSlug ?? `${collectionSlug}-${id}`}`

  const revert = async () => {
    const address = { apiRoute, collectionSlug, globalSlug, id }
    const url = `${recordAddress(address)}?depth=0`
    try {
      const published = await fetch(url)
      const before: unknown = await published.json()
      if (!published.ok) {
        toast.error(refusalMessage(before))
        return
      }
      const answer = await fetch(url, {
        method: saveMethod(address),
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...(before as object), updatedAt: basis, lastSave: { tab } }),
      })
      const body: unknown = await answer.json()
      if (!answer.ok) {
        toast.error(refusalMessage(body))
        return
      }
      const { doc, result } = body as { doc?: Doc; result?: Doc }
      await reset(doc ?? result)
      incrementVersionCount()
      setMostRecentVersionIsAutosaved(false)
      setUnpublishedVersionCount(0)
      toast.success('Reverted: it is again what readers see. What was written stands under Versions.')
    } catch {
      toast.error(NOT_REACHED)
    }
  }

  const status = describeStatus({ hasPublishedDoc, isChanged, isTrashed: isTrashed === true })
  return (
    <div className="status" title={`${t('version:status')}: ${t(status)}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{t(status)}</span>
        {isChanged && isTrashed !== true && docPermissions?.update && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              heading={t('version:confirmRevertToSaved')}
              modalSlug={modal}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  )
}

function describeStatus(known: { hasPublishedDoc: boolean; isChanged: boolean; isTrashed: boolean }) {
  if (known.isTrashed) return known.hasPublishedDoc ? 'version:previouslyPublished' : 'version:previouslyDraft'
  if (!known.hasPublishedDoc) return 'version:draft'
  return known.isChanged ? 'version:changed' : 'version:published'
}
