import type { Route } from 'next'
import type { UIFieldServerProps } from 'payload'

import { isAddressed } from '@/domain/addresses/addresses'
import Link from '@/ui/controls/link'

import { loadPublicAddress } from './load-public-address'
import { PointingList } from './PointingList'
import styles from './side-panel.module.css'

/**
 * In the sidebar of records with a page: its address and what points to it, so that an editor sees which links would break
 * before unpublishing.
 */
export async function PublicAddress({ collectionSlug, id, req }: UIFieldServerProps) {
  if (id === undefined || !isAddressed(collectionSlug)) return null
  const facts = await loadPublicAddress({ collection: collectionSlug, id: Number(id), req })
  if (facts === null) return null
  const { address, isPublic, pointing, oldAddresses, instead, mayWrite } = facts
  const { admin } = req.payload.config.routes
  return (
    <section className={styles.panel} aria-labelledby="public-address">
      <h3 id="public-address">Address</h3>
      <p>{isPublic ? <a href={address}>{address}</a> : `${address} (not public)`}</p>
      <h4>What links here</h4>
      <PointingList names={pointing} admin={admin} none="No text and no entry of the guide." />
      {oldAddresses.length > 0 && (
        <>
          <h4>Old addresses that lead here</h4>
          <PointingList names={oldAddresses} admin={admin} />
        </>
      )}
      <p className="guide-soft">{isPublic ? consequence(pointing.length) : 'Links to it are shown as plain text.'}</p>
      {instead !== null && (
        <p>
          While it is not public, <Link href={`${admin}${instead.editPath}` as Route}>readers are led elsewhere</Link>.
        </p>
      )}
      {instead === null && mayWrite && (
        <p>
          <Link href={`${admin}/collections/redirects/create?from=${encodeURIComponent(address)}` as Route}>
            Say where readers are led when it is not public
          </Link>
        </p>
      )}
    </section>
  )
}

const consequence = (count: number): string =>
  `A new address is no harm: the old one leads to it, and links follow. When you unpublish this or put it into the trash, ${
    count === 0 ? 'its address' : 'links to it become plain text, and its address'
  } shows “Page Not Found”, unless you say where readers are led.`
