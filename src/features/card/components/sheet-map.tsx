'use client'

import { useEffect, useRef, useState } from 'react'

import { drawTile } from '@/browser/streets/draw-tile'
import { loadStreets } from '@/browser/streets/load-streets'
import { streetColours } from '@/browser/streets/street-colours'
import type { StreetVersion } from '@/domain/streets/street-address'

import { spotLetters } from '../model/card-labels'
import { fitView, type SheetSpot } from '../model/sheet-view'
import styles from './sheet.module.css'

/** Pixels of the view, and how many of the picture each is: a printer shows more than a screen. */
const SIZE = 480
const SHARPNESS = 3

const MARK_RADIUS = 13

/** Light, on paper instead of ivory, which costs ink. */
const PAPER = { ...streetColours(false), ground: '#fff', square: '#fff', building: '#eee' }

type Props = { readonly spots: readonly SheetSpot[]; readonly version: StreetVersion }

/** The streets around the spots of a card, drawn on the device. */
export function SheetMap({ spots, version }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMissing, setMissing] = useState(false)
  const key = JSON.stringify([spots, version])

  useEffect(
    function draw() {
      const [shown, from] = JSON.parse(key) as [readonly SheetSpot[], StreetVersion]
      let isOld = false
      loadStreets(from).then(
        (streets) => {
          const pen = canvas.current?.getContext('2d')
          if (isOld || !pen) return
          const view = fitView(
            shown.map(({ position }) => position),
            SIZE,
          )
          pen.setTransform(SHARPNESS, 0, 0, SHARPNESS, 0, 0)
          pen.fillStyle = PAPER.ground
          pen.fillRect(0, 0, SIZE, SIZE)
          drawTile(pen, streets, view, PAPER)
          for (const spot of shown) drawMark(pen, view.place(spot.position), spotLetters[spot.key])
          setMissing(false)
        },
        () => isOld || setMissing(true),
      )
      return function forget() {
        isOld = true
      }
    },
    [key],
  )

  if (isMissing) return <p role="status">The map cannot be drawn now. It needs a network, or the saved guide.</p>
  return (
    <figure className="flush">
      <canvas
        ref={canvas}
        className={styles.map}
        width={SIZE * SHARPNESS}
        height={SIZE * SHARPNESS}
        role="img"
        aria-label={`Map of the streets around ${spots.map(({ key: spot }) => spotLetters[spot]).join(', ')}`}
      />
      <figcaption>© OpenStreetMap contributors</figcaption>
    </figure>
  )
}

function drawMark(
  pen: CanvasRenderingContext2D,
  { x, y }: { readonly x: number; readonly y: number },
  letter: string,
): void {
  pen.beginPath()
  pen.arc(x, y, MARK_RADIUS, 0, 2 * Math.PI)
  pen.fillStyle = '#000'
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = '#fff'
  pen.stroke()
  pen.fillStyle = '#fff'
  pen.font = '700 16px sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(letter, x, y + 1)
}
