import { drawFields, heightOfFields } from './blocks.ts';
import { seller } from './seller.ts';
import { CONTENT_WIDTH, GREY, LEFT, type Sheet } from './sheet/sheet.ts';

interface Party {
  readonly role: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
}

const GAP = 16;
const WIDTH = (CONTENT_WIDTH - GAP) / 2;
const PADDING = 12;
const SEAL = 44;
const DATE_HEIGHT = 31;
const CLOSING_STYLE = { size: 9.5 };

/** Where both parties sign or seal, side by side on one page. What 乙 writes by hand is left blank. */
export function prepareSignatures(
  sheet: Sheet,
  lessee: { readonly companyName: string; readonly department: string | null },
): { readonly height: number; readonly draw: (top: number) => void } {
  const parties = [lessor, customer(lessee)];
  const box = { width: WIDTH - 2 * PADDING, size: 9.5 };
  const boxHeight = Math.max(...parties.map(({ fields }) => heightOfFields(sheet, fields, box))) + SEAL + 44;
  const height = sheet.heightOf(CLOSING, CLOSING_STYLE) + DATE_HEIGHT + boxHeight;

  const draw = (top: number): void => {
    const start = sheet.roomFor(height, top);
    const dateTop = sheet.text(CLOSING, LEFT, start, CLOSING_STYLE) + 8;
    sheet.text('契約日　　　　　　年　　　月　　　日', LEFT, dateTop, { size: 9.5 });
    const y = start + height - boxHeight;
    for (const [index, { role, fields }] of parties.entries()) {
      const x = LEFT + index * (WIDTH + GAP);
      sheet.frame(x, y, WIDTH, boxHeight);
      const below = sheet.text(role, x + PADDING, y + 8, { isBold: true, width: box.width }) + 4;
      drawFields(sheet, fields, below, { ...box, x: x + PADDING });
      drawSeal(sheet, x, y + boxHeight);
    }
  };
  return { height, draw };
}

/** The line for the name and the place of the seal, at the lower edge. */
function drawSeal(sheet: Sheet, x: number, bottom: number): void {
  const right = x + WIDTH - PADDING;
  sheet.text('署名または記名', x + PADDING, bottom - 30, { size: 9.5, color: GREY, width: 80 });
  sheet.line(bottom - 14, { from: x + PADDING + 76, to: right - SEAL - 10 });
  sheet.frame(right - SEAL, bottom - SEAL - 12, SEAL, SEAL);
  sheet.text('印', right - SEAL, bottom - SEAL / 2 - 19, { size: 9, color: GREY, width: SEAL, align: 'center' });
}

const CLOSING =
  '本契約の成立を証するため、乙が署名または記名押印した本書を甲に提出し、甲と乙がそれぞれ写しを保管します。';

const lessor: Party = {
  role: '甲（貸主）',
  fields: [
    ['住所', `〒${seller.postalCode}\n${seller.address.join('\n')}`],
    ['会社名', seller.companyName],
    ['登録番号', seller.registrationNumber],
  ],
};

const customer = ({ companyName, department }: { companyName: string; department: string | null }): Party => ({
  role: '乙（借主）',
  fields: [
    ['住所', '〒\n \n '],
    ['会社名', companyName],
    ...(department === null ? [] : [['部署', department] as const]),
  ],
});
