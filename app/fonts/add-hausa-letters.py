"""Adds Ɓɓ Ɗɗ Ƙƙ Ƴƴ from a Noto font to the second file of a family. README.md says how to run this script."""

import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation

# Maps each letter of Hausa to the letter of the family that has its height and width.
HAUSA = {'Ɓ': 'B', 'ɓ': 'b', 'Ɗ': 'D', 'ɗ': 'd', 'Ƙ': 'K', 'ƙ': 'k', 'Ƴ': 'Y', 'ƴ': 'y'}
# The part of an em by which a hook may reach over the next letter. A longer hook touches the dot of the i in "kuɗi".
OVERHANG = 0.04


def draw(fonts, letter, weight):
    """Returns the outline of a letter at a weight, and its advance width. Searches the fonts for the letter."""
    font = next(font for font in fonts if ord(letter) in font.getBestCmap())
    glyphs = font.getGlyphSet(location={'wght': weight})
    glyph = glyphs[font.getBestCmap()[ord(letter)]]
    recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyph.draw(recording)
    recording.replay(pen)
    outline = pen.glyph()
    outline.recalcBounds(None)
    return outline, glyph.width


def fit(letter, noto_weight, weight):
    """Returns the outline and the advance width of a letter of Noto, scaled to the proportions of the family."""
    base = HAUSA[letter]
    outline, width = draw(noto, letter, noto_weight)
    scale_x = draw(family, base, weight)[1] / draw(noto, base, noto_weight)[1]
    # Scale the part above the x-height separately, because the families have different ratios of x-height to ascender.
    body, top = ('x', 'd') if base.islower() else ('H', 'H')
    from_body, from_top = (draw(noto, key, noto_weight)[0].yMax for key in (body, top))
    to_body, to_top = (draw(family, key, weight)[0].yMax for key in (body, top))
    scale_y = to_body / from_body
    scale_above = (to_top - to_body) / (from_top - from_body) if from_top > from_body else scale_y
    outline.coordinates = GlyphCoordinates(
        (
            round(x * scale_x),
            round(min(y, from_body) * scale_y + max(y - from_body, 0) * scale_above),
        )
        for x, y in outline.coordinates
    )
    outline.recalcBounds(None)
    overhang = round(OVERHANG * target['head'].unitsPerEm)
    return outline, max(round(width * scale_x), outline.xMax - overhang)


def points(outline, width):
    """Returns the points of a glyph, including the four points that stand for its side bearings and heights."""
    return [*outline.coordinates, (0, 0), (width, 0), (0, 0), (0, 0)]


name, noto_name, *noto_weights = sys.argv[1:]
family = [TTFont(f'{name}.woff2')]
noto = [TTFont(path) for path in sorted(Path().glob(f'{noto_name}-latin*-wght-normal.woff2'))]
# Keep the time stamp, so that the result depends only on the input.
target = TTFont(f'{name}-dotted.woff2', recalcTimestamp=False)
axis = target['fvar'].axes[0] if 'fvar' in target else None
weights = [axis.minValue, axis.maxValue] if axis else [None]
# Read all tables before adding glyphs, because the number of glyphs must match the number in the tables.
target.ensureDecompiled()

names = {letter: f'uni{ord(letter):04X}' for letter in HAUSA}
target.setGlyphOrder(list(dict.fromkeys([*target.getGlyphOrder(), *names.values()])))
target['glyf'].glyphOrder = target.getGlyphOrder()
for letter, glyph_name in names.items():
    masters = [
        fit(letter, float(noto_weight), weight)
        for noto_weight, weight in zip(noto_weights, weights, strict=True)
    ]
    outline, width = masters[0]
    target['glyf'].glyphs[glyph_name] = outline
    target['hmtx'][glyph_name] = (width, outline.xMin)
    if axis:
        pairs = zip(points(*masters[0]), points(*masters[1]), strict=True)
        deltas = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairs]
        target['gvar'].variations[glyph_name] = [TupleVariation({'wght': (0, 1, 1)}, deltas)]
    for table in target['cmap'].tables:
        table.cmap[ord(letter)] = glyph_name
# The licences require the copyright notices of both families.
copyright = target['name'].getName(0, 3, 1)
noto_copyright = noto[0]['name'].getDebugName(0)
if noto_copyright not in str(copyright):
    copyright.string = f'{copyright}; {noto_copyright}'
target.save(f'{name}-dotted.woff2')
