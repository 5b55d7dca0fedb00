import { maskAnswer } from './mask-answer.ts';

test('an answer keeps its shape, numbers, ids, days and codes, and of every other text its length', () => {
  const answer = {
    data: [
      {
        id: 'a1B2c3D4e5F6g7H8i9',
        status: 'unanswered',
        requestService: ['guard', '田中様'],
        automobileType: '田中様の車',
        category: 'お知らせ',
        name: '髙島邸',
        startDate: '2026-12-01',
        createdAt: '2026-11-21T00:00:00.000Z',
        totalRent: 38_500,
        contact: { lastName: 'Tanaka', email: 'tanaka@demo.example', tel: '0312345678', fax: null },
        remarks: '',
        isRead: false,
      },
    ],
  };
  expect(maskAnswer(answer)).toEqual({
    data: [
      {
        id: 'a1B2c3D4e5F6g7H8i9',
        status: 'unanswered',
        requestService: ['[5 characters]', '[3 characters]'],
        automobileType: '[5 characters]',
        category: '[4 characters]',
        name: '[3 characters]',
        startDate: '2026-12-01',
        createdAt: '2026-11-21T00:00:00.000Z',
        totalRent: 38_500,
        contact: { lastName: '[6 characters]', email: '[19 characters]', tel: '[10 characters]', fax: null },
        remarks: '',
        isRead: false,
      },
    ],
  });
});

test('what is no object stays what it is', () => {
  expect([null, undefined, 3].map((value) => maskAnswer(value))).toEqual([null, undefined, 3]);
  expect(maskAnswer('田中 太郎')).toBe('[5 characters]');
});
